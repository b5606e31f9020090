/**
 * How the typed client is made from the contract. Cache effects that cross modules are configuration: an operation
 * invalidates its own tags, and `endpointOverrides` name the other views it touches.
 *
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
export default {
  schemaFile: '../openapi.json',
  apiFile: './src/shared/api/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/shared/api/generated.ts',
  exportName: 'api',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  useUnknown: true,
  encodePathParams: true,
};
