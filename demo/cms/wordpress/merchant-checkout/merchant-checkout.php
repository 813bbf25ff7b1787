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
 * Names the folder of the translations that come with the plugin: WordPress loads them there when it needs them, unless the
 * directory's own translations are installed. Only WordPress 6.8 and newer finds the folder by itself.
 */
function merchant_checkout_register_translations() {
	global $wp_textdomain_registry;
	$wp_textdomain_registry->set_custom_path( 'merchant-checkout', __DIR__ . '/languages' );
}
merchant_checkout_register_translations();
