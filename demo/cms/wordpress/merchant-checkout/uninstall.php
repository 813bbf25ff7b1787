<?php
/**
 * Removes what the plugin has stored.
 *
 * @package MerchantCheckout
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'merchant_checkout_middleware' );
