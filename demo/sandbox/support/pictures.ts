import { text, type Localised } from './localised.ts';

/** The illustrations of demo/photos, with what they show. */
const PICTURES = {
  'tasca-ao-anoitecer': text(
    'Mesa posta ao anoitecer, com Alfama e o Tejo ao fundo',
    'Mesa puesta al anochecer, con Alfama y el Tajo al fondo',
    'A table set at dusk, Alfama and the Tagus behind it',
  ),
  'noite-de-fado': text(
    'Guitarra portuguesa junto a uma parede de azulejos',
    'Guitarra portuguesa junto a una pared de azulejos',
    'A Portuguese guitar by a wall of tiles',
  ),
  petiscos: text(
    'Petiscos vistos de cima: bacalhau, azeitonas, pão e vinho',
    'Tapas vistas desde arriba: bacalao, aceitunas, pan y vino',
    'Small plates from above: cod, olives, bread and wine',
  ),
  'para-levar': text(
    'Saco de papel, caixa e pastéis de nata para levar',
    'Bolsa de papel, caja y pasteles de nata para llevar',
    'A paper bag, a box and custard tarts to take away',
  ),
  'pedras-e-vela': text(
    'Pedras empilhadas junto à água, com uma vela acesa',
    'Piedras apiladas junto al agua, con una vela encendida',
    'Stacked stones by the water, with a lit candle',
  ),
  'piscina-termal': text(
    'Piscina termal sob arcos, com vapor e lanternas',
    'Piscina termal bajo arcos, con vapor y farolillos',
    'A thermal pool under arches, with steam and lanterns',
  ),
  'oleos-e-toalhas': text(
    'Toalhas dobradas, frascos de óleo e folhas de eucalipto',
    'Toallas dobladas, frascos de aceite y hojas de eucalipto',
    'Folded towels, bottles of oil and eucalyptus leaves',
  ),
  mercearia: text(
    'Prateleiras com garrafas, conservas, queijos e mel',
    'Estantes con botellas, conservas, quesos y miel',
    'Shelves with bottles, tins, cheeses and honey',
  ),
} as const satisfies Record<string, Localised>;

export type PictureName = keyof typeof PICTURES;

/** The URL of a picture. */
export type PictureUrl = (name: PictureName) => string;

/** Pictures as the wire gives them: `[{url, alt}]`. Contract section 3. */
export function picturesOf(names: readonly PictureName[], urlOf: PictureUrl) {
  return names.map((name) => ({ url: urlOf(name), alt: PICTURES[name] }));
}
