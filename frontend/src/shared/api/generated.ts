import { baseApi as api } from './base-api';

const injected = api.injectEndpoints({ endpoints: () => ({}) });
export { injected as api };
