/** The floor in one module: everything arrives before anything shows. */
import { defineFloor } from './floor-app.mjs';

defineFloor('bench-element');
