<?php
/**
 * The attributes that an editor may set. The names are those of the element's attributes.
 *
 * Left out are secrets of one visitor (every reader of the page could read them), and the servers of the page
 * (middleware, host-name, parent-origin): an administrator sets the middleware, and code can use the filter
 * `merchant_checkout_attributes`.
 *
 * @package MerchantCheckout
 */

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the block, which the shortcode takes too, as block.json declares them.
 *
 * @return array<string, array> Each attribute's schema by its name.
 */
function merchant_checkout_declared_attributes() {
	static $declared = null;
	if ( null === $declared ) {
		$metadata = wp_json_file_decode( __DIR__ . '/../block/block.json', array( 'associative' => true ) );
		$declared = $metadata['attributes'];
	}
	return $declared;
}

/**
 * Settings of the block and the shortcode only: they are not attributes of the element.
 */
const MERCHANT_CHECKOUT_OWN_ATTRIBUTES = array( 'button', 'phone' );

/**
 * A text that an editor has given, without space around it; empty for none, and for a name without a value.
 *
 * @param array  $given Values by name.
 * @param string $name  Name of the text.
 * @return string
 */
function merchant_checkout_text( $given, $name ) {
	$value = isset( $given[ $name ] ) ? $given[ $name ] : '';
	return is_scalar( $value ) && ! is_bool( $value ) ? trim( (string) $value ) : '';
}

/**
 * The element's attributes among those that an editor has given.
 *
 * @param array $given Values by name.
 * @return array<string, string|true> `true` for an attribute without a value.
 */
function merchant_checkout_clean_attributes( $given ) {
	$clean = array();
	foreach ( merchant_checkout_declared_attributes() as $name => $schema ) {
		if ( ! isset( $given[ $name ] ) || in_array( $name, MERCHANT_CHECKOUT_OWN_ATTRIBUTES, true ) ) {
			continue;
		}
		if ( 'boolean' === $schema['type'] ) {
			$is_on = ! in_array( $given[ $name ], array( false, 'false', '0' ), true );
			if ( $is_on !== $schema['default'] ) {
				$clean[ $name ] = $is_on ? true : 'false';
			}
		} elseif ( '' !== merchant_checkout_text( $given, $name ) ) {
			$clean[ $name ] = merchant_checkout_text( $given, $name );
		}
	}
	return $clean;
}
