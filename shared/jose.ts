/** What reads tokens, in a file of its own that a deployed function loads with the first one. */
export {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
} from "jose";
