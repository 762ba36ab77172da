/** Where the site reports on an agent's own domain which homepage it serves. */
export const homepageIdPath = "/.well-known/realtor-homepage";

/**
 * Where the owner of a domain may put its proof. The site never serves it: a domain that still points to
 * the site must prove nothing for the one who claims it.
 */
export const proofFilePath = "/.well-known/realtor-homepage-proof.txt";

/** Where the site answers whether a host may have a TLS certificate, for a server in front of it. */
export const certificatePath = "/.well-known/realtor-certificate";
