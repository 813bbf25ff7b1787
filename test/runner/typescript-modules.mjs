import ts from 'typescript';

/** Serves TypeScript files as JavaScript: types are cut away file by file; `npm run lint` checks them. */
export function typescriptModules() {
  return {
    name: 'typescript-modules',
    resolveMimeType(context) {
      return context.path.endsWith('.ts') ? 'js' : undefined;
    },
    transform(context) {
      if (!context.path.endsWith('.ts')) return undefined;
      const { outputText } = ts.transpileModule(context.body, {
        fileName: context.path,
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          verbatimModuleSyntax: true,
          inlineSourceMap: true,
          inlineSources: true,
        },
      });
      return { body: outputText };
    },
  };
}
