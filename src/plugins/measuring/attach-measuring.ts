import type { PluginContext } from '../plugin-context.ts';
import { measureVisit } from './measure-visit.ts';
import { reportConversions } from './report-conversions.ts';

/** Measures the visit with GA4's events and reports conversions to the maps service; returns a function that stops it. */
export function attachMeasuring(checkout: Omit<PluginContext, 'element' | 'front'>): () => void {
  const steps = [measureVisit(checkout), reportConversions(checkout)];
  const look = () => steps.forEach((step) => step());
  const stop = checkout.onChange(look);
  look();
  return stop;
}
