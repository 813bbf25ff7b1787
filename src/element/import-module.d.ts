/** Imports a module by an address that is known at run time alone; the caller knows what it exports. */
export function importModule<Module>(url: string): Promise<Module>;
