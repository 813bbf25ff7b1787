import { mercearia } from './mercearia.mjs';
import { noiteDeFado } from './noite-de-fado.mjs';
import { oleosEToalhas } from './oleos-e-toalhas.mjs';
import { paraLevar } from './para-levar.mjs';
import { pedrasEVela } from './pedras-e-vela.mjs';
import { petiscos } from './petiscos.mjs';
import { piscinaTermal } from './piscina-termal.mjs';
import { tascaAoAnoitecer } from './tasca-ao-anoitecer.mjs';

/** Every picture by the name of its file. */
export const SCENES = {
  mercearia,
  'noite-de-fado': noiteDeFado,
  'oleos-e-toalhas': oleosEToalhas,
  'para-levar': paraLevar,
  'pedras-e-vela': pedrasEVela,
  petiscos,
  'piscina-termal': piscinaTermal,
  'tasca-ao-anoitecer': tascaAoAnoitecer,
};
