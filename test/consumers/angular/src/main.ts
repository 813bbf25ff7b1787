import 'merchant-checkout';
import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

import { BookingComponent } from './booking.component';
// The builder's code: the test puts it here.
import { BookingComponent as BuilderComponent } from './builder-booking.component';

@Component({
  selector: 'app-root',
  imports: [BookingComponent],
  template: `
    <app-booking (reserved)="reserved.set($event)" />
    <output id="reserved">{{ reserved() }}</output>
  `,
})
class App {
  readonly reserved = signal('');
}

@Component({
  selector: 'app-root',
  imports: [BuilderComponent],
  template: `
    <app-booking />
    <output id="reserved">{{ reserved() }}</output>
  `,
})
class BuilderApp {
  readonly reserved = signal('');

  constructor() {
    document.addEventListener('merchant-checkout:reserved', ({ detail }) =>
      this.reserved.set(detail.transactionId),
    );
  }
}

void bootstrapApplication(location.hash === '#builder' ? BuilderApp : App, {
  providers: [provideZonelessChangeDetection()],
});
