export const OIL = 'Azeite virgem extra';

export const TINS = 'Sardinhas em azeite';
