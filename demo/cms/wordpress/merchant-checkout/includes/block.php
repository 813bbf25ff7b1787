<?php
/**
 * The block: its registration and the sidebar's fields.
 *
 * @package MerchantCheckout
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the block, and hands the sidebar's fields to its script.
 */
function merchant_checkout_register_block() {
	wp_register_script(
		'merchant-checkout-editor',
		plugins_url( 'block/edit.js', MERCHANT_CHECKOUT_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element' ),
		MERCHANT_CHECKOUT_VERSION,
		true
	);
	register_block_type( __DIR__ . '/../block', array( 'render_callback' => 'merchant_checkout_render_block' ) );
}
add_action( 'init', 'merchant_checkout_register_block' );

/**
 * Gives the editor what its preview and sidebar need.
 */
function merchant_checkout_hand_over_fields() {
	$settings = array(
		'script'     => add_query_arg( 'ver', MERCHANT_CHECKOUT_VERSION, merchant_checkout_script_url() ),
		'middleware' => merchant_checkout_middleware(),
		'missing'    => __( 'An administrator sets the address of your platform under Settings > Merchant Checkout.', 'merchant-checkout' ),
		'start'      => __( 'Enter the ids of your shop and offer in the sidebar.', 'merchant-checkout' ),
		'panels'     => merchant_checkout_panels(),
	);
	wp_add_inline_script( 'merchant-checkout-editor', 'var merchantCheckoutBlock = ' . wp_json_encode( $settings ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'merchant_checkout_hand_over_fields' );

/**
 * The block in a page.
 *
 * @param array $attributes What an editor has said.
 * @return string
 */
function merchant_checkout_render_block( $attributes ) {
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), merchant_checkout_render( $attributes ) );
}

/**
 * The sidebar: panels of fields. A field's kind follows from its attribute in block.json; `choices` has a label per value.
 *
 * @return array
 */
function merchant_checkout_panels() {
	$as_usual = __( 'As usual', 'merchant-checkout' );
	return array(
		array(
			'title'  => __( 'Offer', 'merchant-checkout' ),
			'fields' => array(
				'shop'             => array( 'label' => __( 'Shop', 'merchant-checkout' ) ),
				'campaign'         => array( 'label' => __( 'Campaign', 'merchant-checkout' ) ),
				'offer-code'       => array( 'label' => __( 'Offer code', 'merchant-checkout' ) ),
				'service'          => array( 'label' => __( 'Service', 'merchant-checkout' ) ),
				'reservation-type' => array(
					'label'   => __( 'Reservation', 'merchant-checkout' ),
					'choices' => array(
						''       => __( 'Customers choose', 'merchant-checkout' ),
						'normal' => __( 'Normal', 'merchant-checkout' ),
						'smart'  => __( 'Smart', 'merchant-checkout' ),
					),
				),
				'reservation-mode' => array(
					'label'   => __( 'Date or voucher', 'merchant-checkout' ),
					'choices' => array(
						''        => __( 'Customers choose', 'merchant-checkout' ),
						'book'    => __( 'Book a date', 'merchant-checkout' ),
						'voucher' => __( 'Buy a voucher', 'merchant-checkout' ),
					),
				),
				'default-view'     => array(
					'label'   => __( 'First tab', 'merchant-checkout' ),
					'choices' => array(
						''        => $as_usual,
						'book'    => __( 'Book a date', 'merchant-checkout' ),
						'voucher' => __( 'Buy a voucher', 'merchant-checkout' ),
						'premium' => __( 'Premium', 'merchant-checkout' ),
					),
				),
				'menu'             => array( 'label' => __( 'Menu of the shop', 'merchant-checkout' ) ),
				'products'         => array( 'label' => __( 'Products of the shop', 'merchant-checkout' ) ),
				'services'         => array( 'label' => __( 'Services of the shop', 'merchant-checkout' ) ),
				'qr'               => array( 'label' => __( 'Points by QR code', 'merchant-checkout' ) ),
				'table'            => array( 'label' => __( 'Table of the customer', 'merchant-checkout' ) ),
				'venues'           => array( 'label' => __( 'Venues to choose from, as JSON', 'merchant-checkout' ) ),
				'questions'        => array( 'label' => __( 'Questions: occasion, allergies, high-chair, pet', 'merchant-checkout' ) ),
				'payment-methods'  => array( 'label' => __( 'Ways to pay, in order: mbway, card, multibanco', 'merchant-checkout' ) ),
				'idle-reset'       => array( 'label' => __( 'Seconds without a touch until a kiosk starts again', 'merchant-checkout' ) ),
				'cart'             => array( 'label' => __( 'Items to order, by id, with commas', 'merchant-checkout' ) ),
			),
		),
		array(
			'title'  => __( 'Place and look', 'merchant-checkout' ),
			'fields' => array(
				'mode'    => array(
					'label'   => __( 'Place', 'merchant-checkout' ),
					'choices' => array(
						''       => __( 'In the page', 'merchant-checkout' ),
						'modal'  => __( 'In a dialog, by a button of the page', 'merchant-checkout' ),
						'button' => __( 'In a dialog, by a floating button', 'merchant-checkout' ),
						'times'  => __( 'Next free times in the page, the rest in a dialog', 'merchant-checkout' ),
					),
				),
				'button'  => array( 'label' => __( 'Text of the button that opens the dialog', 'merchant-checkout' ) ),
				'id'      => array( 'label' => __( 'Name in the page: a link to #name opens the dialog', 'merchant-checkout' ) ),
				'phone'   => array( 'label' => __( 'Telephone, shown until the checkout is ready', 'merchant-checkout' ) ),
				'lang'    => array(
					'label'   => __( 'Language', 'merchant-checkout' ),
					'choices' => array(
						''   => __( 'The language of the page', 'merchant-checkout' ),
						'pt' => 'Português',
						'es' => 'Español',
						'en' => 'English',
						'fr' => 'Français',
						'de' => 'Deutsch',
					),
				),
				'address' => array(
					'label'   => __( 'Form of address', 'merchant-checkout' ),
					'choices' => array(
						''       => __( 'Informal', 'merchant-checkout' ),
						'formal' => __( 'Formal', 'merchant-checkout' ),
					),
				),
				'theme'   => array(
					'label'   => __( 'Theme', 'merchant-checkout' ),
					'choices' => array(
						''      => __( 'As the device', 'merchant-checkout' ),
						'light' => __( 'Light', 'merchant-checkout' ),
						'dark'  => __( 'Dark', 'merchant-checkout' ),
					),
				),
				'loading' => array(
					'label'   => __( 'Loading', 'merchant-checkout' ),
					'choices' => array(
						''     => __( 'At once', 'merchant-checkout' ),
						'lazy' => __( 'When it is near the screen', 'merchant-checkout' ),
					),
				),
			),
		),
		array(
			'title'  => __( 'Rules', 'merchant-checkout' ),
			'fields' => array(
				'allow-guest-login' => array( 'label' => __( 'Guests need no account', 'merchant-checkout' ) ),
				'can-book-date'     => array( 'label' => __( 'Dates may be booked', 'merchant-checkout' ) ),
				'can-buy-voucher'   => array( 'label' => __( 'Vouchers may be bought', 'merchant-checkout' ) ),
				'show-close'        => array( 'label' => __( 'Show a button that closes', 'merchant-checkout' ) ),
				'history'           => array(
					'label'   => __( 'Back button of the browser', 'merchant-checkout' ),
					'choices' => array(
						''      => $as_usual,
						'steps' => __( 'Goes one step back', 'merchant-checkout' ),
					),
				),
				'analytics'         => array(
					'label'   => __( 'Measuring', 'merchant-checkout' ),
					'choices' => array(
						''          => __( 'Events only', 'merchant-checkout' ),
						'datalayer' => __( 'Also dataLayer', 'merchant-checkout' ),
					),
				),
				'consent'           => array(
					'label'   => __( 'Consent', 'merchant-checkout' ),
					'choices' => array(
						''          => __( 'All', 'merchant-checkout' ),
						'necessary' => __( 'Only what is necessary', 'merchant-checkout' ),
					),
				),
				'time-zone'         => array( 'label' => __( 'Time zone of the venue', 'merchant-checkout' ) ),
				'entity'            => array( 'label' => __( 'Entity', 'merchant-checkout' ) ),
				'provider'          => array( 'label' => __( 'Provider', 'merchant-checkout' ) ),
				'channel'           => array( 'label' => __( 'Sales channel', 'merchant-checkout' ) ),
				'channel-manager'   => array( 'label' => __( 'Channel manager', 'merchant-checkout' ) ),
				'referral-code'     => array( 'label' => __( 'Referral code', 'merchant-checkout' ) ),
			),
		),
	);
}
