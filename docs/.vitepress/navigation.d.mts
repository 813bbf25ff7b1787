/** A group of the menu. */
export interface Group {
  text: string;
  items: readonly { text: string; link: string }[];
}

export const en: { themeConfig: { sidebar: readonly Group[] } };
export const pt: { themeConfig: { sidebar: readonly Group[] } };
