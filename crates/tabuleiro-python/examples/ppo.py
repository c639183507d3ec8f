"""Proximal policy optimisation with PyTorch on a batch of games, against random play. Runs in the long tests alone."""

import numpy as np
import tabuleiro
import torch
from tabuleiro import BatchEnv
from torch import nn

GAMES, STEPS, ROUNDS = 256, 64, 40
game = tabuleiro.load_game("green_skull")
batch = BatchEnv(game, GAMES, [None, "random"], seed=1)
torch.manual_seed(1)
body = nn.Sequential(nn.Linear(batch.observations.shape[1], 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
actor, critic = nn.Linear(256, game.num_distinct_actions()), nn.Linear(256, 1)
parameters = [*body.parameters(), *actor.parameters(), *critic.parameters()]
optimizer = torch.optim.Adam(parameters, 3e-4)


def looked(observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    features = body(observations)
    logits = actor(features).masked_fill(~masks, -1e9)
    return torch.distributions.Categorical(logits=logits), critic(features).squeeze(-1)


rewards_of_rounds = []
for _ in range(ROUNDS):
    steps, finished = [], []
    for _ in range(STEPS):
        observations = torch.from_numpy(batch.observations.copy())
        masks = torch.from_numpy(batch.masks.astype(bool))
        with torch.no_grad():
            chances, values = looked(observations, masks)
            actions = chances.sample()
            chosen = chances.log_prob(actions)
        batch.step(actions.numpy())
        rewards, over = torch.from_numpy(batch.rewards[:, 0].copy()), torch.from_numpy(batch.over.copy())
        finished.extend(batch.rewards[batch.over, 0])
        steps.append([observations, masks, actions, chosen, values, rewards, over])
    with torch.no_grad():
        _, following = looked(torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.astype(bool)))
    advantage = torch.zeros(GAMES)
    for step in reversed(steps):
        values, rewards, over = step[4:]
        going = (~over).float()
        advantage = rewards + 0.99 * going * following - values + 0.99 * 0.95 * going * advantage
        step.append(advantage)
        following = values
    whole = [torch.cat([step[index] for step in steps]) for index in (0, 1, 2, 3, 4, 7)]
    for _ in range(3):
        for part in torch.randperm(GAMES * STEPS).split(2048):
            observations, masks, actions, chosen, values, gained = (column[part] for column in whole)
            chances, judged = looked(observations, masks)
            ratio = (chances.log_prob(actions) - chosen).exp()
            normal = (gained - gained.mean()) / (gained.std() + 1e-6)
            loss = -torch.min(ratio * normal, ratio.clamp(0.8, 1.2) * normal).mean()
            loss = loss + 0.5 * (judged - values - gained).square().mean() - 0.01 * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    rewards_of_rounds.append(float(np.mean(finished)))
first, last = np.mean(rewards_of_rounds[:3]), np.mean(rewards_of_rounds[-3:])
print(f"mean reward against random play: {first:+.2f} at first, {last:+.2f} at last")
assert last > first
