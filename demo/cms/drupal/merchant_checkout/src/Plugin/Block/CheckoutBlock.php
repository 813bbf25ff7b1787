<?php

namespace Drupal\merchant_checkout\Plugin\Block;

use Drupal\Core\Block\BlockBase;
use Drupal\Core\Form\FormStateInterface;

/**
 * A checkout in a region of the theme.
 *
 * @Block(
 *   id = "merchant_checkout",
 *   admin_label = @Translation("Merchant Checkout"),
 *   category = @Translation("Commerce")
 * )
 */
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
   * {@inheritdoc}
   */
  public function defaultConfiguration(): array {
    return ['host' => '', 'middleware' => '', 'task' => 'book', 'shop' => '', 'campaign' => '', 'phone' => ''];
  }

  /**
   * {@inheritdoc}
   */
  public function blockForm($form, FormStateInterface $form_state): array {
    $form['host'] = ['#type' => 'url', '#title' => $this->t('Folder of merchant-checkout.js'), '#required' => TRUE];
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
    foreach (array_keys($this->defaultConfiguration()) as $name) {
      $this->configuration[$name] = trim((string) $form_state->getValue($name));
    }
  }

  /**
   * {@inheritdoc}
   */
  public function build(): array {
    $ids = array_intersect_key($this->configuration, array_flip(['middleware', 'shop', 'campaign']));
    $named = array_filter($ids, static fn ($value) => $value !== '');
    return [
      '#theme' => 'merchant_checkout',
      '#host' => rtrim($this->configuration['host'], '/'),
      '#attributes_of_element' => $named + self::TASKS[$this->configuration['task']] + ['allow-guest-login' => TRUE],
      '#phone' => $this->configuration['phone'],
    ];
  }

}
