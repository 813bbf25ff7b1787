<?php
/**
 * Settings > Merchant Checkout: the platform's address, and a test of the connection.
 *
 * @package MerchantCheckout
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the page.
 */
function merchant_checkout_add_settings_page() {
	add_options_page( 'Merchant Checkout', 'Merchant Checkout', 'manage_options', 'merchant-checkout', 'merchant_checkout_print_settings_page' );
}
add_action( 'admin_menu', 'merchant_checkout_add_settings_page' );

/**
 * Adds a link to the page in the list of plugins.
 *
 * @param string[] $links Links of the plugin's row.
 * @return string[]
 */
function merchant_checkout_action_links( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=merchant-checkout' ) ), esc_html__( 'Settings', 'merchant-checkout' ) );
	return array_merge( array( $link ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( MERCHANT_CHECKOUT_FILE ), 'merchant_checkout_action_links' );

/**
 * Registers the option and its field.
 */
function merchant_checkout_register_settings() {
	register_setting(
		'merchant_checkout',
		'merchant_checkout_middleware',
		array(
			'type'              => 'string',
			'sanitize_callback' => 'merchant_checkout_clean_middleware',
			'default'           => '',
		)
	);
	add_settings_section( 'merchant_checkout_platform', '', '__return_null', 'merchant-checkout' );
	add_settings_field(
		'merchant_checkout_middleware',
		__( 'Address of your platform', 'merchant-checkout' ),
		'merchant_checkout_print_middleware_field',
		'merchant-checkout',
		'merchant_checkout_platform',
		array( 'label_for' => 'merchant_checkout_middleware' )
	);
}
add_action( 'admin_init', 'merchant_checkout_register_settings' );

/**
 * The address as it is stored: https, http on this machine alone, or the sandbox. Anything else keeps the old one.
 *
 * @param mixed $value What an administrator has entered.
 * @return string
 */
function merchant_checkout_clean_middleware( $value ) {
	$text = trim( is_string( $value ) ? $value : '' );
	if ( '' === $text || 'sandbox:' === $text ) {
		return $text;
	}
	$url   = untrailingslashit( esc_url_raw( $text, array( 'http', 'https' ) ) );
	$parts = wp_parse_url( $url );
	$host  = isset( $parts['host'] ) ? $parts['host'] : '';
	$is_ok = isset( $parts['scheme'] ) && ! isset( $parts['user'] ) && '' !== $host
		&& ( 'https' === $parts['scheme'] || in_array( $host, array( 'localhost', '127.0.0.1' ), true ) );
	if ( $is_ok ) {
		return $url;
	}
	add_settings_error(
		'merchant_checkout_middleware',
		'merchant_checkout_address',
		__( 'The address must begin with https:// (http:// only on localhost). The old one was kept.', 'merchant-checkout' )
	);
	return merchant_checkout_middleware();
}

/**
 * Prints the field.
 */
function merchant_checkout_print_middleware_field() {
	printf(
		'<input type="text" class="regular-text code" id="merchant_checkout_middleware" name="merchant_checkout_middleware" value="%s" placeholder="https://" aria-describedby="merchant-checkout-help"><p class="description" id="merchant-checkout-help">%s</p>',
		esc_attr( merchant_checkout_middleware() ),
		esc_html__( 'Your platform tells you this address. To try the plugin without a platform, enter sandbox: as the address.', 'merchant-checkout' )
	);
}

/**
 * Prints the page.
 */
function merchant_checkout_print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'merchant_checkout' );
			do_settings_sections( 'merchant-checkout' );
			submit_button();
			?>
		</form>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="merchant_checkout_test">
			<?php
			wp_nonce_field( 'merchant_checkout_test' );
			submit_button( __( 'Test the connection', 'merchant-checkout' ), 'secondary' );
			?>
		</form>
	</div>
	<?php
}

/**
 * Tests the connection for an administrator, and redirects to the page with the result.
 */
function merchant_checkout_handle_test() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not do this.', 'merchant-checkout' ), 403 );
	}
	check_admin_referer( 'merchant_checkout_test' );
	list( $type, $message ) = merchant_checkout_test_connection( merchant_checkout_middleware() );
	add_settings_error( 'merchant_checkout_middleware', 'merchant_checkout_test', $message, $type );
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( admin_url( 'options-general.php?page=merchant-checkout&settings-updated=true' ) );
	exit;
}
add_action( 'admin_post_merchant_checkout_test', 'merchant_checkout_handle_test' );

/**
 * Asks the platform for its configuration as a visitor's browser would.
 *
 * @param string $middleware The platform's address.
 * @return string[] Type of the notice, and its text.
 */
function merchant_checkout_test_connection( $middleware ) {
	if ( '' === $middleware ) {
		return array( 'error', __( 'Save an address first.', 'merchant-checkout' ) );
	}
	if ( 'sandbox:' === $middleware ) {
		return array( 'success', __( 'The sandbox answers inside the page. Nothing that is booked there is real.', 'merchant-checkout' ) );
	}
	$origin = preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
	$url    = $middleware . '/rest/v1/web/entity/config?language=pt_PT&hostname=' . rawurlencode( (string) wp_parse_url( $origin, PHP_URL_HOST ) );
	// Only administrators can save an address, and it may have a port of its own.
	$allow_port = static function ( $ports ) use ( $middleware ) {
		$port = wp_parse_url( $middleware, PHP_URL_PORT );
		return $port ? array_merge( $ports, array( $port ) ) : $ports;
	};
	add_filter( 'http_allowed_safe_ports', $allow_port );
	$answer = wp_safe_remote_get(
		$url,
		array(
			'timeout'     => 10,
			'redirection' => 0,
			'headers'     => array(
				'Origin' => $origin,
				'Accept' => 'application/json',
			),
		)
	);
	remove_filter( 'http_allowed_safe_ports', $allow_port );
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: what went wrong. */
		return array( 'error', sprintf( __( 'The platform could not be reached: %s', 'merchant-checkout' ), esc_html( $answer->get_error_message() ) ) );
	}
	$status = wp_remote_retrieve_response_code( $answer );
	if ( 200 !== $status ) {
		/* translators: %d: status of HTTP. */
		return array( 'error', sprintf( __( 'The platform answered with status %d. Check the address.', 'merchant-checkout' ), $status ) );
	}
	if ( ! is_array( json_decode( wp_remote_retrieve_body( $answer ), true ) ) ) {
		return array( 'error', __( 'Something else than the platform answers at this address.', 'merchant-checkout' ) );
	}
	$allowed = wp_remote_retrieve_header( $answer, 'access-control-allow-origin' );
	$is_same = 0 === strpos( $middleware . '/', $origin . '/' );
	if ( ! $is_same && '*' !== $allowed && $origin !== $allowed ) {
		/* translators: %s: origin of this site. */
		return array( 'error', sprintf( __( 'The platform answers, but does not allow pages of %s (CORS). Ask the platform to add it.', 'merchant-checkout' ), esc_html( $origin ) ) );
	}
	return array( 'success', __( 'The platform answers.', 'merchant-checkout' ) );
}
