import { CLOCK_OFFSET_MS, installClock } from './clock.mjs';

/** Unit tests take the time as an argument; what asks the machine gets the time of the run. */
installClock(CLOCK_OFFSET_MS);
