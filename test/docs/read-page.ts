/** The text of a page of the documentation, by its path from `docs`. */
export async function readPage(path: string): Promise<string> {
  const response = await fetch(`/docs/${path}`);
  if (!response.ok) throw new Error(`There is no page ${path}.`);
  return response.text();
}
