/** What a driver may be able to do beyond operations on objects (docs/protocol.md, `initialize`). */
export const capabilities: readonly string[] = ['define', 'fixtures', 'request', 'markers', 'model'];
