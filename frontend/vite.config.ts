import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  resolve: { alias: { '@': src } },
  // The server replaces the placeholder with the nonce of each answer; Vite puts it on every tag it writes.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    // One small stylesheet: a prerendered page is complete before any script runs. AntD brings its styles at run time.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { app: fileURLToPath(new URL('./index.html', import.meta.url)) },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'antd',
                  test: /node_modules[\\/](antd|@ant-design|@rc-component|dayjs|@emotion)[\\/]/,
                  priority: 30,
                },
                { name: 'd3', test: /node_modules[\\/](d3-|internmap)/, priority: 20 },
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-redux|@reduxjs|immer|redux|reselect|i18next|react-i18next|use-sync-external-store)[\\/]/,
                  priority: 40,
                },
              ],
            },
          },
        },
  },
  ssr: isSsrBuild ? { noExternal: true } : {},
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
}));
