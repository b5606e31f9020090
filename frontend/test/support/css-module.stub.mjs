/** Every class name is its own name. */
export default new Proxy({}, { get: (_target, name) => name });
