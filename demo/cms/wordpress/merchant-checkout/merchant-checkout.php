<?php
/**
 * Plugin Name:       Merchant Checkout
 * Description:       Bookings, vouchers, orders and points of your shop in any page: a block, a shortcode and patterns.
 * Version:           0.2.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            Merchant Checkout
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       merchant-checkout
 * Domain Path:       /languages
 *
 * @package MerchantCheckout
 */

defined( 'ABSPATH' ) || exit;

define( 'MERCHANT_CHECKOUT_VERSION', '0.2.0' );
define( 'MERCHANT_CHECKOUT_FILE', __FILE__ );

require_once __DIR__ . '/includes/attributes.php';
require_once __DIR__ . '/includes/render.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/patterns.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings.php';
}

/**
 * Loads the translations that come with the plugin.
 */
function merchant_checkout_load_textdomain() {
	load_plugin_textdomain( 'merchant-checkout', false, dirname( plugin_basename( MERCHANT_CHECKOUT_FILE ) ) . '/languages' );
}
add_action( 'init', 'merchant_checkout_load_textdomain', 5 );
