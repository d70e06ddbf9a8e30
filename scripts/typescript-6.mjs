import Module, { register } from 'node:module';

// dependency-cruiser reads TypeScript through the compiler's JavaScript API, which TypeScript 7 does not have. For its
// process alone `typescript` means version 6.
const older = (name) => name.replace(/^typescript(?=\/|$)/, 'typescript-6');
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => resolve(older(name), ...rest);
const hook = `export const resolve = (name, context, next) => next((${older.toString()})(name), context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
