import CartReview from '../../../cart/screens/cart-review.tsx';
import DeliveryQuestion from './delivery-question.tsx';

/** The server's cart, with the question whether its shops deliver to the customer. */
export default function ProductCart() {
  return <CartReview after={<DeliveryQuestion />} />;
}
