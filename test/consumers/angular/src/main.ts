import 'merchant-checkout';
import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

import { BookingComponent } from './booking.component';

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

void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
