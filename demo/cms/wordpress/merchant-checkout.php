<?php
/**
 * Plugin Name: Merchant Checkout
 * Description: Bookings, vouchers and orders in any page, by the shortcode [merchant_checkout shop="12" campaign="345"].
 * Version: 0.1.16
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 *
 * Settings > General has one field: where the files of merchant-checkout lie. Everything else is said by the
 * shortcode, in the words of the element's attributes; what stands between its tags is seen until the checkout is ready.
 * WordPress ends a shortcode at the first "]": items to order are named by cart="1201,1401", not by cart-items.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const MERCHANT_CHECKOUT_HOST = 'merchant_checkout_host';

/** Everything that an editor may say. Tokens are left out: whoever reads the page would read them. */
const MERCHANT_CHECKOUT_ATTRIBUTES = array(
	'id',
	'middleware',
	'shop',
	'campaign',
	'offer-code',
	'service',
	'entity',
	'provider',
	'lang',
	'qr',
	'products',
	'menu',
	'services',
	'reservation-type',
	'reservation-mode',
	'default-view',
	'cart',
	'referral-code',
	'channel',
	'channel-manager',
	'rwg-token',
	'allow-guest-login',
	'can-book-date',
	'can-buy-voucher',
	'client-application',
	'client-platform',
	'show-close',
	'url-params',
	'mode',
	'loading',
	'theme',
	'time-zone',
	'prefill',
	'host-name',
	'parent-origin',
	'maps-partner-id',
	'image-loader',
	'analytics',
	'consent',
	'address',
	'history',
	'idempotency',
	'links',
);

/** Adds the field for the address of the files. */
function merchant_checkout_register_setting() {
	register_setting(
		'general',
		MERCHANT_CHECKOUT_HOST,
		array(
			'type'              => 'string',
			'sanitize_callback' => 'merchant_checkout_clean_host',
			'default'           => '',
		)
	);
	add_settings_field(
		MERCHANT_CHECKOUT_HOST,
		'Merchant Checkout',
		'merchant_checkout_print_field',
		'general',
		'default',
		array( 'label_for' => MERCHANT_CHECKOUT_HOST )
	);
}
add_action( 'admin_init', 'merchant_checkout_register_setting' );

/** The folder of the files without a slash at its end; nothing but https. */
function merchant_checkout_clean_host( $value ) {
	return untrailingslashit( esc_url_raw( trim( (string) $value ), array( 'https' ) ) );
}

function merchant_checkout_print_field() {
	printf(
		'<input type="url" class="regular-text" id="%1$s" name="%1$s" value="%2$s" placeholder="https://HOST">' .
		'<p class="description">The folder that merchant-checkout.js lies in.</p>',
		esc_attr( MERCHANT_CHECKOUT_HOST ),
		esc_attr( get_option( MERCHANT_CHECKOUT_HOST, '' ) )
	);
}

/** Asks for the script, once however many elements a page has, and keeps their room free until it is there. */
function merchant_checkout_enqueue( $host ) {
	wp_enqueue_script_module( 'merchant-checkout', $host . '/merchant-checkout.js', array(), null );
	wp_register_style( 'merchant-checkout', false, array(), null );
	wp_enqueue_style( 'merchant-checkout' );
	wp_add_inline_style(
		'merchant-checkout',
		"merchant-checkout:not(:defined,[mode='modal'],[mode='button']){display:block;min-height:720px}"
	);
}

/** [merchant_checkout shop="12" campaign="345" allow-guest-login]what is seen until it is ready[/merchant_checkout] */
function merchant_checkout_shortcode( $given, $content = '' ) {
	$host = get_option( MERCHANT_CHECKOUT_HOST, '' );
	if ( '' === $host ) {
		return current_user_can( 'manage_options' )
			? '<p>Merchant Checkout: name the folder of its files in Settings &gt; General.</p>'
			: wp_kses_post( $content );
	}
	static $is_enqueued = false;
	if ( ! $is_enqueued ) {
		merchant_checkout_enqueue( $host );
		$is_enqueued = true;
	}
	$written = '';
	foreach ( (array) $given as $name => $value ) {
		// A shortcode hands over an attribute without a value as a value without a name.
		$is_bare = is_int( $name );
		$name    = $is_bare ? strtolower( $value ) : $name;
		if ( in_array( $name, MERCHANT_CHECKOUT_ATTRIBUTES, true ) ) {
			$written .= ' ' . $name . ( $is_bare ? '' : '="' . esc_attr( $value ) . '"' );
		}
	}
	return '<merchant-checkout' . $written . '>' . wp_kses_post( $content ) . '</merchant-checkout>';
}
add_shortcode( 'merchant_checkout', 'merchant_checkout_shortcode' );
