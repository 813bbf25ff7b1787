/** The formal texts of a language, beside the files of its areas. */
export const FORMAL_FILE = 'formal.json';

const words = (list) => list.trim().split(/\s+/);

/**
 * Signs of informal address ("tu", "tú") by language. `always`: words with no other meaning. `endings`: endings of
 * verbs, except in `neutral` words. `first`: imperatives that elsewhere in a sentence are statements about others:
 * "Confirma no MB WAY", but "{shop} confirma".
 */
const SIGNS = {
  pt_PT: {
    always: words(`
      adere anula aponta avanças conclui concordas confirmas contacta contigo continuas crias encontras entras envia escreve
      estás experimenta fala ganhas indica inicia liga lê marcas obtém pagas pergunta podes precisas preenche preferes procura
      propõe queres querias recarrega recebes recusa sai seleciona tens tenta terás teu teus ti toca torna-te tu tua tuas te
      usa uses vais verifica voltas vês és
    `),
    endings: /(?:[aei]ste|[aei]res|-te)$/u,
    neutral: words(
      'este deste neste existe existes teste consiste antes melhores valores lugares caracteres',
    ),
    first: words(
      'abre aceita adiciona aproveita carrega confirma continua cria entra envia escolhe espera ganha mostra paga segue volta vê',
    ),
  },
  es_ES: {
    always: words(`
      acabas aceptas apunta busca completa comprueba compras compruébalo confirmas confirmaste consigue contactas contigo
      continúas creas deshazlo disfrútala eliges elijas encuentras entras eres escribe estás ganas habla has haz hazte indica
      inicia inicies intentas inténtalo lee llama mira muéstralo necesitas pagas pagues pasas pidas pides podrías prefieres
      pregunta propón prueba puedes querías quieres recibas recoges recházala recárgala rellena revisa sal selecciona sigues
      suscríbete te tenéis tenías ti tienes toca tu tus tuya tuyas tuyo tuyos tú usa uses ves vienes vuelves
    `),
    endings: /(?:[aei]ste|[aei]rás|(?:ar|er|ir|ndo)te)$/u,
    neutral: words('este existe consiste parte aparte detrás atrás'),
    first: words(
      'abre acepta añade confirma contacta continúa crea elige entra envía espera gana intenta paga pide sigue vuelve',
    ),
  },
};

/** A position where an imperative may start: after a full stop, or at the start of a plural's arm. */
const STOPS = /[.:;,?!¿¡{}«»“”…]+/u;

/** A placeholder stands for a name, so the word after it starts no sentence. */
const PLACE = /\{\w+\}/gu;

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** The first words of a text's sentences and clauses; a text that begins with a small letter is part of one. */
const firstWordsOf = (text) =>
  text
    .replaceAll(PLACE, 'X')
    .split(STOPS)
    .filter((clause, index) => index > 0 || /^\p{Lu}/u.test(clause))
    .map((clause) => (wordsOf(clause)[0] ?? '').split('-')[0]);

const isSign = ({ always, endings, neutral }, word) =>
  always.includes(word) ||
  always.includes(word.split('-')[0] ?? '') ||
  (endings.test(word) && !neutral.includes(word));

/**
 * Whether a text addresses the customer informally; never in a language with one form of address. With `isFormal`, only
 * words with no other meaning count, because a formal statement may start like an informal request.
 */
export function isInformal(language, text, isFormal = false) {
  const signs = SIGNS[language];
  if (!signs) return false;
  if (wordsOf(text).some((word) => isSign(signs, word))) return true;
  return !isFormal && firstWordsOf(text).some((word) => signs.first.includes(word));
}

/** Whether the texts of a language depend on how the customer is addressed. */
export const hasRegisters = (language) => language in SIGNS;

/** The faults of a language's formal texts beside its own: missing, unknown, the same, or still informal. */
export function formalFaults(language, catalog, formal) {
  const lacking = Object.keys(catalog)
    .filter((key) => !(key in formal) && isInformal(language, catalog[key]))
    .map((key) => `"${key}" addresses the customer informally and has no formal text`);
  const wrong = Object.entries(formal).flatMap(([key, text]) => {
    if (!(key in catalog)) return [`"${key}" is formal and in no area`];
    if (text === catalog[key]) return [`"${key}" is the same in both registers`];
    return isInformal(language, text, true) ? [`"${key}" is informal in ${FORMAL_FILE}`] : [];
  });
  return [...lacking, ...wrong].map((fault) => `${language}: ${fault}`);
}
