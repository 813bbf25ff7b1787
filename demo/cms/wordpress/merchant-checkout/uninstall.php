<?php
/**
 * Removes what the plugin has stored, on every site of a network.
 *
 * @package MerchantCheckout
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$merchant_checkout_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $merchant_checkout_sites as $merchant_checkout_site ) {
		delete_blog_option( $merchant_checkout_site, 'merchant_checkout_middleware' );
	}
} else {
	delete_option( 'merchant_checkout_middleware' );
}
