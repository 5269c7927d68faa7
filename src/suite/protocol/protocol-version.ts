/** The version of the driver protocol that this suite speaks. */
export const protocolVersion = 2;
