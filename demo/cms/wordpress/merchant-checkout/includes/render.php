<?php
/**
 * The element in a page, for the block and the shortcode.
 *
 * @package MerchantCheckout
 */

defined( 'ABSPATH' ) || exit;

/**
 * The platform's address that an administrator has set; empty if none.
 *
 * @return string
 */
function merchant_checkout_middleware() {
	return (string) get_option( 'merchant_checkout_middleware', '' );
}

/**
 * The address of the element's script, which lies in the plugin.
 *
 * @return string
 */
function merchant_checkout_script_url() {
	return plugins_url( 'assets/merchant-checkout.js', MERCHANT_CHECKOUT_FILE );
}

/**
 * Registers the style that keeps the room of an element free until its script has loaded.
 */
function merchant_checkout_register_style() {
	wp_register_style( 'merchant-checkout', plugins_url( 'block/style.css', MERCHANT_CHECKOUT_FILE ), array(), MERCHANT_CHECKOUT_VERSION );
}
add_action( 'init', 'merchant_checkout_register_style' );

/**
 * Attributes as HTML.
 *
 * @param array<string, string|true> $attributes Values by name.
 * @return string
 */
function merchant_checkout_written_attributes( $attributes ) {
	$written = '';
	foreach ( $attributes as $name => $value ) {
		$written .= ' ' . esc_attr( $name ) . ( true === $value ? '' : '="' . esc_attr( $value ) . '"' );
	}
	return $written;
}

/**
 * The content shown until the checkout is ready, or instead of it.
 *
 * @param array  $given   The editor's attributes.
 * @param string $content Content of the shortcode.
 * @return string
 */
function merchant_checkout_fallback( $given, $content ) {
	$phone = merchant_checkout_text( $given, 'phone' );
	if ( '' === $phone ) {
		return wp_kses_post( $content );
	}
	return sprintf( '<a href="%s">%s</a>', esc_url( 'tel:' . preg_replace( '/[^\d+]/', '', $phone ), array( 'tel' ) ), esc_html( $phone ) );
}

/**
 * A checkout, and the button that opens it if it is a dialog.
 *
 * @param array  $given   What an editor has said, by attribute.
 * @param string $content What visitors see until it is ready.
 * @return string HTML, escaped.
 */
function merchant_checkout_render( $given, $content = '' ) {
	$fallback = merchant_checkout_fallback( $given, $content );
	if ( '' === merchant_checkout_middleware() ) {
		return $fallback . merchant_checkout_setup_notice();
	}

	wp_enqueue_script_module( 'merchant-checkout', merchant_checkout_script_url(), array(), MERCHANT_CHECKOUT_VERSION );
	wp_enqueue_style( 'merchant-checkout' );

	$attributes = merchant_checkout_clean_attributes( $given ) + array( 'id' => wp_unique_id( 'merchant-checkout-' ) );

	/**
	 * Filters the attributes of an element before it is written.
	 *
	 * @param array<string, string|true> $attributes Values by attribute; `true` for one without a value.
	 */
	$attributes = (array) apply_filters( 'merchant_checkout_attributes', array( 'middleware' => merchant_checkout_middleware() ) + $attributes );

	$is_modal = isset( $attributes['mode'] ) && 'modal' === $attributes['mode'];
	$label    = merchant_checkout_text( $given, 'button' );
	$button   = $is_modal && '' !== $label
		? sprintf(
			'<button type="button" class="wp-element-button" data-merchant-checkout-open="#%s">%s</button>',
			esc_attr( $attributes['id'] ),
			esc_html( $label )
		)
		: '';
	return $button . '<merchant-checkout' . merchant_checkout_written_attributes( $attributes ) . '>' . $fallback . '</merchant-checkout>';
}

/**
 * A message about the missing platform address, for users who can change it; empty for others.
 *
 * @return string
 */
function merchant_checkout_setup_notice() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	return sprintf(
		'<p><a href="%s">%s</a></p>',
		esc_url( admin_url( 'options-general.php?page=merchant-checkout' ) ),
		esc_html__( 'Merchant Checkout: set the address of your platform.', 'merchant-checkout' )
	);
}

/**
 * The shortcode [merchant_checkout shop="12" campaign="345" allow-guest-login]seen until it is ready[/merchant_checkout].
 *
 * @param array|string $given   Attributes; one without a value is a value without a name.
 * @param string|null  $content What visitors see until it is ready.
 * @return string
 */
function merchant_checkout_shortcode( $given, $content = '' ) {
	$named = array();
	foreach ( (array) $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$named[ strtolower( $value ) ] = true;
		} else {
			$named[ $name ] = $value;
		}
	}
	return merchant_checkout_render( $named, (string) $content );
}
add_shortcode( 'merchant_checkout', 'merchant_checkout_shortcode' );
