import { text } from '../support/localised.ts';

/** Every category with its subcategories. Spec section 3 "Shop". */
export const CATEGORIES = [
  {
    categoryId: 1,
    categoryName: text('Restaurantes', 'Restaurantes', 'Restaurants'),
    subcategories: [
      {
        categoryId: 11,
        categoryName: text('Cozinha portuguesa', 'Cocina portuguesa', 'Portuguese food'),
      },
      { categoryId: 12, categoryName: text('Casas de fado', 'Casas de fado', 'Fado houses') },
    ],
  },
  {
    categoryId: 2,
    categoryName: text('Beleza e bem-estar', 'Belleza y bienestar', 'Beauty and wellness'),
    subcategories: [
      { categoryId: 21, categoryName: text('Massagens', 'Masajes', 'Massages') },
      {
        categoryId: 22,
        categoryName: text('Rosto e pele', 'Rostro y piel', 'Face and skin'),
      },
      { categoryId: 23, categoryName: text('Para casa', 'Para casa', 'For home') },
    ],
  },
  {
    categoryId: 3,
    categoryName: text('Lojas', 'Tiendas', 'Shops'),
    subcategories: [
      { categoryId: 31, categoryName: text('Mercearias', 'Ultramarinos', 'Grocers') },
    ],
  },
] as const;
