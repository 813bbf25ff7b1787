import {
  onDuffelAncillariesPayloadReady,
  renderDuffelAncillariesCustomElement,
} from '@duffel/components/custom-elements';

const load = async (path) => (await fetch(path)).json();

/** The shop's own server has offer and seat maps, as Duffel's guide says. */
const [offer, seatMaps] = await Promise.all([load('/duffel/offer'), load('/duffel/seat-maps')]);

renderDuffelAncillariesCustomElement({
  offer,
  seat_maps: seatMaps,
  services: ['bags', 'seats'],
  passengers: [
    {
      id: 'pas_1',
      given_name: 'Rui',
      family_name: 'Costa',
      gender: 'm',
      title: 'mr',
      born_on: '1990-01-01',
      email: 'rui@example.com',
      phone_number: '+351912345678',
    },
  ],
});
onDuffelAncillariesPayloadReady(() => {});
