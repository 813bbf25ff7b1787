const TOWNS = ['Évora', 'Lisboa', 'Porto', 'Faro', 'Coimbra', 'Braga', 'Setúbal', 'Viseu'];
const COUNT = 10_000;

/** An answer of the pickup-points call with 10,000 points in eight towns. */
export function manyPoints() {
  return Array.from({ length: COUNT }, (_, index) => ({
    id: index + 1,
    name: `Papelaria número ${index + 1}`,
    address: `Rua da Estação ${(index % 200) + 1}`,
    postalCode: `${1000 + (index % 8000)}-${String(index % 1000).padStart(3, '0')}`,
    city: TOWNS[index % TOWNS.length],
    latitude: 37 + (index % 500) / 100,
    longitude: -9 + (index % 200) / 100,
  }));
}
