<?php
/**
 * A pattern for each kind of offer.
 *
 * @package MerchantCheckout
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the patterns. Their ids are those of the sandbox, which a merchant replaces.
 */
function merchant_checkout_register_patterns() {
	$guest    = array( 'allow-guest-login' => true );
	$table    = array(
		'shop'             => '1',
		'campaign'         => '101',
		'reservation-type' => 'normal',
	) + $guest;
	$patterns = array(
		'booking'  => array( __( 'Book a table', 'merchant-checkout' ), $table ),
		'dialog'   => array(
			__( 'Button that opens a booking', 'merchant-checkout' ),
			array(
				'mode'   => 'modal',
				'button' => __( 'Book a table', 'merchant-checkout' ),
			) + $table,
		),
		'voucher'  => array(
			__( 'Sell a voucher', 'merchant-checkout' ),
			array(
				'shop'             => '1',
				'campaign'         => '110',
				'reservation-type' => 'normal',
				'reservation-mode' => 'voucher',
			) + $guest,
		),
		'service'  => array(
			__( 'Book a service', 'merchant-checkout' ),
			array(
				'shop'     => '2',
				'services' => true,
			) + $guest,
		),
		'menu'     => array(
			__( 'Show the menu', 'merchant-checkout' ),
			array(
				'shop' => '1',
				'menu' => true,
			) + $guest,
		),
		'takeaway' => array(
			__( 'Order from the menu', 'merchant-checkout' ),
			array(
				'shop'     => '1',
				'campaign' => '107',
				'menu'     => true,
			) + $guest,
		),
		'products' => array(
			__( 'Sell products', 'merchant-checkout' ),
			array(
				'shop'     => '3',
				'products' => true,
			) + $guest,
		),
		'points'   => array(
			__( 'Give points by a code', 'merchant-checkout' ),
			array(
				'shop'       => '2',
				'offer-code' => 'POINTS10',
				'qr'         => true,
			),
		),
	);
	register_block_pattern_category( 'merchant-checkout', array( 'label' => 'Merchant Checkout' ) );
	foreach ( $patterns as $name => list( $title, $attributes ) ) {
		register_block_pattern(
			'merchant-checkout/' . $name,
			array(
				'title'      => $title,
				'categories' => array( 'merchant-checkout' ),
				'content'    => get_comment_delimited_block_content( 'merchant-checkout/checkout', $attributes, '' ),
			)
		);
	}
}
add_action( 'init', 'merchant_checkout_register_patterns' );
