import type { AttributeName } from '../../src/lib/config/attribute-types.ts';
import { say, type SiteText } from '../site/site-language.ts';

/** The customer's task on the merchant's page, and the attributes that the element needs for it at least. */
export interface BuilderTask {
  title: SiteText;
  /** Attributes that choose the flow; they are the task's own and have no field. */
  fixed: Readonly<Partial<Record<AttributeName, string | true>>>;
  /** Fields that the task asks for, with what the sandbox holds for it. */
  asks: Readonly<Partial<Record<AttributeName, string>>>;
  /** Further values for the preview: secrets of a sandbox visitor, never part of the code. */
  secrets?: Readonly<Partial<Record<AttributeName, string>>>;
}

/** Every task, in the order of the page; its name is the value of its radio. */
export const BUILDER_TASKS = {
  book: {
    title: say('Reservar uma data', 'Book a date'),
    fixed: { 'reservation-type': 'normal' },
    asks: { shop: '1', campaign: '101' },
  },
  smart: {
    title: say('Escolher entre normal e smart', 'Choose between normal and smart'),
    fixed: {},
    asks: { shop: '1', campaign: '114' },
  },
  voucher: {
    title: say('Comprar um voucher', 'Buy a voucher'),
    fixed: { 'reservation-type': 'normal', 'reservation-mode': 'voucher' },
    asks: { shop: '1', campaign: '110' },
  },
  services: {
    title: say('Marcar um serviço', 'Book a service'),
    fixed: { services: true },
    asks: { shop: '2', service: '' },
  },
  order: {
    title: say('Encomendar da carta', 'Order from the menu'),
    fixed: { menu: true },
    asks: { shop: '1', campaign: '107' },
  },
  menu: {
    title: say('Ler a carta', 'Read the menu'),
    fixed: { menu: true },
    asks: { shop: '1' },
  },
  products: {
    title: say('Comprar produtos', 'Buy products'),
    fixed: { products: true },
    asks: { shop: '3' },
    secrets: { 'session-id': 'two-shops' },
  },
  points: {
    title: say('Obter pontos', 'Obtain points'),
    fixed: { qr: true },
    asks: { shop: '2', 'offer-code': 'POINTS10' },
  },
} as const satisfies Readonly<Record<string, BuilderTask>>;

export type BuilderTaskName = keyof typeof BUILDER_TASKS;

/** Whether a text names a task. */
export function isBuilderTask(name: string): name is BuilderTaskName {
  return Object.hasOwn(BUILDER_TASKS, name);
}
