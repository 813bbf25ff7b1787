<?php

namespace Drupal\merchant_checkout\Plugin\Block;

use Drupal\Core\Block\Attribute\Block;
use Drupal\Core\Block\BlockBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\StringTranslation\TranslatableMarkup;

/**
 * A checkout in a region of the theme.
 */
#[Block(
  id: 'merchant_checkout',
  admin_label: new TranslatableMarkup('Merchant Checkout'),
  category: new TranslatableMarkup('Commerce')
)]
final class CheckoutBlock extends BlockBase {

  /**
   * The attributes of each task.
   */
  private const TASKS = [
    'book' => ['reservation-type' => 'normal'],
    'voucher' => ['reservation-type' => 'normal', 'reservation-mode' => 'voucher'],
    'menu' => ['menu' => TRUE],
    'products' => ['products' => TRUE],
    'services' => ['services' => TRUE],
    'qr' => ['qr' => TRUE],
  ];

  /**
   * The settings that are attributes of the same value, by name of the attribute.
   */
  private const ATTRIBUTES = [
    'middleware' => 'middleware',
    'shop' => 'shop',
    'campaign' => 'campaign',
    'offer-code' => 'offer_code',
    'service' => 'service',
    'lang' => 'lang',
  ];

  /**
   * {@inheritdoc}
   */
  public function defaultConfiguration(): array {
    return [
      'host' => '',
      'standalone' => FALSE,
      'middleware' => '',
      'task' => 'book',
      'shop' => '',
      'campaign' => '',
      'offer_code' => '',
      'service' => '',
      'guests' => TRUE,
      'mode' => 'inline',
      'button' => '',
      'lang' => '',
      'phone' => '',
    ];
  }

  /**
   * {@inheritdoc}
   */
  public function blockForm($form, FormStateInterface $form_state): array {
    $form['host'] = ['#type' => 'url', '#title' => $this->t('Folder of merchant-checkout.js'), '#required' => TRUE];
    $form['standalone'] = [
      '#type' => 'checkbox',
      '#title' => $this->t('Load the checkout as one file'),
      '#description' => $this->t('merchant-checkout.standalone.js, in place of files that are loaded when needed'),
    ];
    $form['middleware'] = [
      '#type' => 'textfield',
      '#title' => $this->t('Address of your platform'),
      '#description' => $this->t('Empty: the host of the folder. To try: sandbox:'),
    ];
    $form['task'] = [
      '#type' => 'select',
      '#title' => $this->t('What customers do'),
      '#options' => [
        'book' => $this->t('Book a date'),
        'voucher' => $this->t('Buy a voucher'),
        'menu' => $this->t('Read or order from the menu'),
        'products' => $this->t("Buy the shop's products"),
        'services' => $this->t('Book a service'),
        'qr' => $this->t('Obtain points'),
      ],
    ];
    $form['shop'] = ['#type' => 'textfield', '#title' => $this->t('Shop')];
    $form['campaign'] = ['#type' => 'textfield', '#title' => $this->t('Campaign')];
    $form['offer_code'] = ['#type' => 'textfield', '#title' => $this->t('Offer code')];
    $form['service'] = ['#type' => 'textfield', '#title' => $this->t('Service')];
    $form['guests'] = ['#type' => 'checkbox', '#title' => $this->t('Guests need no account')];
    $form['mode'] = [
      '#type' => 'select',
      '#title' => $this->t('Place'),
      '#options' => [
        'inline' => $this->t('In the page'),
        'modal' => $this->t('In a dialog, by a button'),
        'button' => $this->t('Behind a floating button'),
        'times' => $this->t('Next free times in the page'),
      ],
    ];
    $form['button'] = ['#type' => 'textfield', '#title' => $this->t('Text of the button that opens the dialog')];
    $form['lang'] = [
      '#type' => 'select',
      '#title' => $this->t('Language'),
      '#options' => [
        '' => $this->t('The language of the page'),
        'pt' => 'Português',
        'es' => 'Español',
        'en' => 'English',
        'fr' => 'Français',
        'de' => 'Deutsch',
      ],
    ];
    $form['phone'] = ['#type' => 'tel', '#title' => $this->t('Telephone, shown until the checkout is ready')];
    foreach (array_keys($this->defaultConfiguration()) as $name) {
      $form[$name]['#default_value'] = $this->configuration[$name];
    }
    return $form;
  }

  /**
   * {@inheritdoc}
   */
  public function blockSubmit($form, FormStateInterface $form_state): void {
    foreach ($this->defaultConfiguration() as $name => $default) {
      $value = $form_state->getValue($name);
      $this->configuration[$name] = is_bool($default) ? (bool) $value : trim((string) $value);
    }
  }

  /**
   * {@inheritdoc}
   */
  public function build(): array {
    $settings = $this->configuration;
    $named = array_map(static fn ($setting) => $settings[$setting], self::ATTRIBUTES);
    // Not Html::getUniqueId(): Drupal keeps what a block rendered, and another page may show it beside another block.
    $id = 'checkout-' . hash('crc32b', serialize($settings));
    return [
      '#theme' => 'merchant_checkout',
      '#script' => rtrim($settings['host'], '/') . ($settings['standalone'] ? '/merchant-checkout.standalone.js' : '/merchant-checkout.js'),
      '#attributes_of_element' => ['id' => $id]
        + array_filter($named, static fn ($value) => $value !== '')
        + ($settings['mode'] === 'inline' ? [] : ['mode' => $settings['mode']])
        + self::TASKS[$settings['task']]
        + ($settings['guests'] ? ['allow-guest-login' => TRUE] : []),
      '#button' => $settings['mode'] === 'modal' ? $settings['button'] : '',
      '#phone' => $settings['phone'],
    ];
  }

}
