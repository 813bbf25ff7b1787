import 'merchant-checkout';
import type { CheckoutEventMap } from 'merchant-checkout';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <merchant-checkout
      middleware="sandbox:"
      [campaign]="101"
      lang="pt"
      reservation-type="normal"
      allow-guest-login
      (merchant-checkout-reserved)="keep($event)"
    >
      <a href="tel:+351210000000">Reservar por telefone</a>
    </merchant-checkout>
    <output id="reserved">{{ reserved() }}</output>
  `,
})
class App {
  readonly reserved = signal('');

  keep({ detail }: CheckoutEventMap['merchant-checkout-reserved']): void {
    this.reserved.set(detail.transactionId);
  }
}

void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
