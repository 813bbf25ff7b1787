import { Component, CUSTOM_ELEMENTS_SCHEMA, output } from '@angular/core';
import type { CheckoutEventMap } from 'merchant-checkout';

@Component({
  selector: 'app-booking',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <merchant-checkout
      middleware="sandbox:"
      shop="1"
      [attr.campaign]="campaign"
      reservation-type="normal"
      allow-guest-login
      (merchant-checkout-reserved)="onReserved($event)"
    ></merchant-checkout>
  `,
})
export class BookingComponent {
  readonly campaign = '101';
  readonly reserved = output<string>();

  onReserved({ detail }: CheckoutEventMap['merchant-checkout-reserved']): void {
    this.reserved.emit(detail.transactionId);
  }
}
