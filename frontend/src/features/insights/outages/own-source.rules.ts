/** Our own service, where it does not answer. */
export const OWN_SOURCE = 'lance';
