/// <reference types="node" />
import ts from 'typescript';

/** The type checker's errors of a module that a reader has pasted, with the package's entries for React and for tests. */
export function typeFaults(code: string): readonly string[] {
  const path = `${process.cwd()}/integrations/pasted.tsx`;
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const types: ts.CompilerOptions = {
    ...options,
    paths: {
      ...options.paths,
      'merchant-checkout/react': ['./integrations/react.tsx'],
      'merchant-checkout/testing': ['./integrations/testing.ts'],
    },
  };
  const real = ts.createCompilerHost(types);
  const host: ts.CompilerHost = {
    ...real,
    fileExists: (file) => file === path || real.fileExists(file),
    readFile: (file) => (file === path ? code : real.readFile(file)),
    getSourceFile: (file, target) =>
      file === path ? ts.createSourceFile(file, code, target) : real.getSourceFile(file, target),
  };
  const program = ts.createProgram([path, 'src/css.d.ts'], types, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
