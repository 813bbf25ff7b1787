<?php
/**
 * The element with the attributes from the module's settings.
 *
 * @var Joomla\Registry\Registry $params Settings of the module.
 * @var stdClass $module The module; its id distinguishes several on a page.
 */

defined('_JEXEC') or die;

$escape = static fn ($text) => htmlspecialchars((string) $text, ENT_QUOTES, 'UTF-8');
$host = rtrim(trim((string) $params->get('host', '')), '/');
$file = $params->get('standalone', 0) ? 'merchant-checkout.standalone.js' : 'merchant-checkout.js';
$task = (string) $params->get('task', 'book');
$mode = (string) $params->get('mode', 'inline');
$id = 'checkout-' . (int) $module->id;
$isBooking = $task === 'book' || $task === 'voucher';

$attributes = [
    'id' => $id,
    'middleware' => trim((string) $params->get('middleware', '')),
    'shop' => $params->get('shop', ''),
    'campaign' => $params->get('campaign', ''),
    'offer-code' => $params->get('offer_code', ''),
    'service' => $params->get('service', ''),
    'reservation-type' => $isBooking ? 'normal' : '',
    'reservation-mode' => $task === 'voucher' ? 'voucher' : '',
    'mode' => $mode === 'inline' ? '' : $mode,
    'lang' => $params->get('lang', ''),
];
$written = '';
foreach (array_filter($attributes, static fn ($value) => (string) $value !== '') as $name => $value) {
    $written .= ' ' . $name . '="' . $escape($value) . '"';
}
if (in_array($task, ['menu', 'products', 'services', 'qr'], true)) {
    $written .= ' ' . $task;
}
if ($params->get('allow_guest_login', 1)) {
    $written .= ' allow-guest-login';
}
$phone = trim((string) $params->get('phone', ''));
$button = trim((string) $params->get('button', ''));
?>
<?php if ($host !== '') : ?>
<script type="module" src="<?php echo $escape($host . '/' . $file); ?>"></script>
<?php if ($mode === 'modal' && $button !== '') : ?>
<button type="button" class="btn btn-primary" data-merchant-checkout-open="#<?php echo $id; ?>"><?php echo $escape($button); ?></button>
<?php endif; ?>
<merchant-checkout<?php echo $written; ?>>
<?php if ($phone !== '') : ?>
<a href="tel:<?php echo preg_replace('/[^\d+]/', '', $phone); ?>"><?php echo $escape($phone); ?></a>
<?php endif; ?>
</merchant-checkout>
<?php endif; ?>
