import { text, type Localised } from '../support/localised.ts';
import { pick, seeded } from '../support/seeded.ts';
import { TOWNS } from './towns-data.ts';

export interface PickupPointRow {
  id: number;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  openingHours: Localised;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const FIRST_POINT = 60_001;
/** Points lie at most so far from the centre of their town, in degrees: about 300 m, so that none of a harbour town stands in the water. */
const SPREAD = 0.003;
const THOUSANDTHS = 1000;

const KINDS = [
  'Papelaria',
  'Tabacaria',
  'Quiosque',
  'Mercearia',
  'Florista',
  'Livraria',
  'Lavandaria',
  'Loja CTT',
] as const;
const HOURS = [
  text(
    'Segunda a sábado, das 9h às 19h',
    'De lunes a sábado, de 9:00 a 19:00',
    'Monday to Saturday, 9 am to 7 pm',
  ),
  text(
    'Segunda a sexta, das 8h às 20h',
    'De lunes a viernes, de 8:00 a 20:00',
    'Monday to Friday, 8 am to 8 pm',
  ),
] as const;
const NAMES = [
  'Avenida',
  'Central',
  'do Mercado',
  'Santos',
  'Oliveira',
  'da Estação',
  'Moderna',
  'São José',
  'do Jardim',
  'Ferreira',
  'da Praça',
  'Boa Esperança',
] as const;
const STREETS = [
  'Rua Direita',
  'Praça da República',
  'Rua 25 de Abril',
  'Avenida da Liberdade',
  'Rua da Igreja',
  'Rua 5 de Outubro',
  'Largo do Município',
  'Rua Luís de Camões',
  'Avenida Dom Afonso Henriques',
  'Rua do Comércio',
  'Rua Almeida Garrett',
  'Travessa da Fonte',
] as const;

/** A degree of latitude or longitude near a centre, to about 1 m. */
function near(centre: number, seed: string): number {
  const part = (seeded(seed) % (2 * THOUSANDTHS)) / THOUSANDTHS - 1;
  return Number((centre + part * SPREAD).toFixed(5));
}

function townPoints([city, latitude, longitude, area, points]: (typeof TOWNS)[number]) {
  return Array.from({ length: points }, (_, index) => {
    const seed = `${city}-${area}-${index}`;
    const ending = String(1 + (seeded(`${seed}-code`) % 998)).padStart(3, '0');
    return {
      name: `${pick(KINDS, `${seed}-kind`)} ${pick(NAMES, `${seed}-name`)}`,
      address: `${pick(STREETS, `${seed}-street`)} ${1 + (seeded(`${seed}-door`) % 180)}`,
      postalCode: `${area}-${ending}`,
      city,
      openingHours: pick(HOURS, `${seed}-hours`) ?? HOURS[0],
      latitude: near(latitude, `${seed}-latitude`),
      longitude: near(longitude, `${seed}-longitude`),
    };
  });
}

/** 500 points in real towns, always the same. Spec section 3 "Pickup point". */
export const PICKUP_POINTS: readonly PickupPointRow[] = TOWNS.flatMap(townPoints).map(
  (point, index) => ({ id: FIRST_POINT + index, ...point }),
);
