import type { ConfigFile } from '@rtk-query/codegen-openapi';

/**
 * Cache effects that cross modules are configuration: an operation invalidates its own tags, and the overrides below name
 * the other views it touches.
 */
const config: ConfigFile = {
  schemaFile: '../openapi.json',
  apiFile: './src/shared/api/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/shared/api/generated.ts',
  exportName: 'api',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  useUnknown: true,
  encodePathParams: true,
  encodeQueryParams: true,
};

export default config;
