import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { queryText } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import {
  backupCodes,
  passwordConfirmation,
  secondFactorConfirmation,
  secondFactorChange,
  secondFactorSetup,
  secondFactorState,
} from "./second-factor.schema.ts";
import { endedSessions } from "./security.schema.ts";

const token = "required";

export const secondFactorRoutes = {
  "POST /v1/account-security/second-factor": {
    summary: "Create the secret of an authenticator app; it counts after its confirmation",
    token,
    body: passwordConfirmation,
    success: 200,
    description: "The secret, which is only returned once",
    response: secondFactorSetup,
    problems: [400, 401, 409, 413, 415, 422, 429],
  },
  "POST /v1/account-security/second-factor/confirmation": {
    summary: "Turn the second factor on with a code of the app; the other sessions end",
    token,
    body: secondFactorConfirmation,
    success: 200,
    description: "On; the backup codes are only returned once",
    response: backupCodes,
    problems: [400, 401, 409, 413, 415, 422, 429],
  },
  "POST /v1/account-security/second-factor/codes": {
    summary: "Replace the backup codes",
    token,
    body: secondFactorChange,
    success: 200,
    description: "The new codes, which are only returned once",
    response: backupCodes,
    problems: [400, 401, 409, 413, 415, 422, 429],
  },
  "POST /v1/account-security/second-factor/removal": {
    summary: "Turn the second factor off with the password and a code",
    token,
    body: secondFactorChange,
    success: 200,
    description: "Off",
    response: secondFactorState,
    problems: [400, 401, 409, 413, 415, 422, 429],
  },
  "DELETE /v1/second-factors/{accountId}": {
    summary: "Turn the second factor of an account off and end its sessions, as an admin",
    token,
    params: z.object({ accountId: queryText(limits.opaqueId) }),
    success: 200,
    description: "Off",
    response: endedSessions,
    problems: [400, 401, 403, 404, 409],
  },
} as const satisfies RouteTable;
