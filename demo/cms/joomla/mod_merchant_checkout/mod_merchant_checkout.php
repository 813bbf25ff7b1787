<?php
/**
 * The module Merchant Checkout: reads its settings and shows tmpl/default.php.
 */

defined('_JEXEC') or die;

use Joomla\CMS\Helper\ModuleHelper;

require ModuleHelper::getLayoutPath('mod_merchant_checkout', $params->get('layout', 'default'));
