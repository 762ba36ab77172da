import { readSource } from "../docs/repository.ts";

const dockerfile = readSource("deploy/Dockerfile");

/** The arguments of an instruction of deploy/Dockerfile in its JSON form, in the stage with this name. */
export function readInstruction(stage: string, instruction: "CMD" | "HEALTHCHECK"): string[] {
  const [, text = ""] = dockerfile.split(new RegExp(`^FROM product AS ${stage}$`, "m"));
  const [, list] = new RegExp(`^${instruction} [^[]*(\\[.*\\])$`, "m").exec(text) ?? [];
  if (!list)
    throw new Error(`The stage ${stage} of deploy/Dockerfile has no ${instruction} ["…"].`);
  return JSON.parse(list) as string[]; // JSON form of the Dockerfile
}

/** The environment that both images set. */
export function readImageEnvironment(): Record<string, string> {
  const [, text = ""] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}
