import type { MemberId } from "../../../core/session/model.ts";
import { memberOfStream } from "../engine/member-streams.ts";
import type { ServiceContext } from "../engine/service-context.ts";

/** The member whose open request has this id. */
export async function memberOfRequest(
  { readModels }: Pick<ServiceContext, "readModels">,
  requestId: string,
): Promise<MemberId | undefined> {
  const stream = (await readModels.latest()).openRequests.streamOf(requestId);
  return stream === undefined ? undefined : memberOfStream(stream);
}
