import { text, type Localised } from '../support/localised.ts';

/** The resources that can be booked with a slot. */
interface ResourceRow {
  id: number;
  name: Localised;
}

const same = (name: string): Localised => text(name, name, name);

const TABLES: readonly ResourceRow[] = [
  { id: 1, name: text('Sala', 'Comedor', 'Dining room') },
  { id: 2, name: text('Esplanada', 'Terraza', 'Terrace') },
];

const THERAPISTS: readonly ResourceRow[] = [
  { id: 21, name: same('Marta Reis') },
  { id: 22, name: same('Joana Pinto') },
  { id: 23, name: same('Tiago Neves') },
];

/** The resources of each shop; a shop that is not named here has none. */
export const SHOP_RESOURCES: Readonly<Record<number, readonly ResourceRow[]>> = {
  1: TABLES,
  2: THERAPISTS,
};

/** The resources of each service; one that is not named here has none of its own. */
export const SERVICE_RESOURCES: Readonly<Record<number, readonly ResourceRow[]>> = {
  201: THERAPISTS.slice(0, 2),
  203: [{ id: 31, name: text('Cabine a dois', 'Cabina doble', 'Cabin for two') }],
  207: [{ id: 41, name: text('Estafeta', 'Reparto', 'Courier') }],
};
