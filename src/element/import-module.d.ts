/** Imports a module by an address that is known only at run time; the caller states its type. */
export function importModule<Module>(url: string): Promise<Module>;
